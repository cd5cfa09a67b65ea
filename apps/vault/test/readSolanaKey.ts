import { createKeyPairSignerFromBytes, getBase58Encoder } from '@solana/kit'

/** The address of an exported key, by a library that is none of ours. */
export const readSolanaKey = async (key: string): Promise<string> =>
  (await createKeyPairSignerFromBytes(getBase58Encoder().encode(key))).address

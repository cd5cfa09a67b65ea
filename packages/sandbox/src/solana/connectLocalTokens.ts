import { hex } from '@scure/base'
import {
  AccountRole,
  type Address,
  appendTransactionMessageInstructions,
  address as asAddress,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  getAddressEncoder,
  getBase64EncodedWireTransaction,
  getProgramDerivedAddress,
  type Instruction,
  type InstructionWithSigners,
  type KeyPairSigner,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'

export interface LocalTokenOptions {
  /** 32 bytes from which the token's address is derived. Default: random. */
  readonly key?: Uint8Array | undefined
  readonly decimals: number
  /** Stored as Metaplex metadata, together with the symbol. */
  readonly name?: string | undefined
  readonly symbol?: string | undefined
  /** Uses Token-2022 instead of the older program. */
  readonly isToken2022?: boolean | undefined
}

export interface LocalCollectibleOptions {
  /** 32 bytes from which its address is derived. Default: random. */
  readonly key?: Uint8Array | undefined
  readonly owner: string
  readonly name: string
  /** URI of its metadata, up to 200 characters. */
  readonly uri: string
}

export interface LocalTokens {
  /** Resolves to the new token's address. */
  createToken(options: LocalTokenOptions): Promise<string>
  /** Mints to the owner's associated token account. */
  mintToken(mint: string, owner: string, units: bigint): Promise<void>
  /** Creates an NFT with Metaplex metadata; resolves to its address. */
  createCollectible(options: LocalCollectibleOptions): Promise<string>
}

type SignedInstruction = Instruction & InstructionWithSigners

const systemProgram = asAddress('11111111111111111111111111111111')
const associatedProgram = asAddress('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const tokenProgram = asAddress('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const token2022Program = asAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
const metaplexProgram = asAddress('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
const mintSize = 82
const bankLamports = 10_000_000_000n

/** Creates SPL tokens on a local chain with ordinary transactions. One account is the mint authority of all. */
export async function connectLocalTokens(
  url: string,
  bankKey: Uint8Array = randomKey(),
): Promise<LocalTokens> {
  const rpc = createSolanaRpc(url)
  const bank = await createKeyPairSignerFromPrivateKeyBytes(bankKey)
  const encoder = getAddressEncoder()
  await rpc.requestAirdrop(bank.address, lamports(bankLamports)).send()

  async function send(instructions: readonly SignedInstruction[]): Promise<void> {
    const { value: blockhash } = await rpc.getLatestBlockhash().send()
    const message = pipe(
      createTransactionMessage({ version: 'legacy' }),
      empty => setTransactionMessageFeePayerSigner(bank, empty),
      paid => setTransactionMessageLifetimeUsingBlockhash(blockhash, paid),
      timed => appendTransactionMessageInstructions(instructions, timed),
    )
    const wire = getBase64EncodedWireTransaction(await signTransactionMessageWithSigners(message))
    await rpc.sendTransaction(wire, { encoding: 'base64' }).send()
  }

  async function findProgram(mint: Address): Promise<Address> {
    const { value } = await rpc.getAccountInfo(mint, { encoding: 'base64' }).send()
    if (!value) throw new Error(`There is no token at ${mint}.`)
    return value.owner
  }

  async function writeMetadata(
    mint: Address,
    { name, symbol, uri }: Record<'name' | 'symbol' | 'uri', string>,
  ) {
    const token = encoder.encode(mint)
    const [described] = await getProgramDerivedAddress({
      programAddress: metaplexProgram,
      seeds: ['metadata', encoder.encode(metaplexProgram), token],
    })
    // Account type, update authority, mint, then name, symbol and URI, without royalties.
    const data = join([4], encoder.encode(bank.address), token, text(name), text(symbol), text(uri), [0, 0])
    await setAccount(url, described, { lamports: 10_000_000, owner: metaplexProgram, data })
  }

  const local: LocalTokens = {
    async createToken({ key = randomKey(), decimals, name = '', symbol = '', isToken2022 = false }) {
      const program = isToken2022 ? token2022Program : tokenProgram
      const mint = await createKeyPairSignerFromPrivateKeyBytes(key)
      const rent = await rpc.getMinimumBalanceForRentExemption(BigInt(mintSize)).send()
      await send([
        {
          programAddress: systemProgram,
          accounts: [signs(bank), signs(mint)],
          // CreateAccount
          data: join(u32(0), u64(rent), u64(BigInt(mintSize)), encoder.encode(program)),
        },
        {
          programAddress: program,
          accounts: [{ address: mint.address, role: AccountRole.WRITABLE }],
          // InitializeMint2, without a freeze authority.
          data: join([20, decimals], encoder.encode(bank.address), [0]),
        },
      ])
      if (name || symbol) await writeMetadata(mint.address, { name, symbol, uri: '' })
      return mint.address
    },
    async mintToken(token, owner, units) {
      const mint = asAddress(token)
      const holder = asAddress(owner)
      const program = await findProgram(mint)
      const [account] = await getProgramDerivedAddress({
        programAddress: associatedProgram,
        seeds: [holder, program, mint].map(seed => encoder.encode(seed)),
      })
      await send([
        {
          programAddress: associatedProgram,
          accounts: [
            signs(bank),
            { address: account, role: AccountRole.WRITABLE },
            { address: holder, role: AccountRole.READONLY },
            { address: mint, role: AccountRole.READONLY },
            { address: systemProgram, role: AccountRole.READONLY },
            { address: program, role: AccountRole.READONLY },
          ],
          // Idempotent creation.
          data: Uint8Array.of(1),
        },
        {
          programAddress: program,
          accounts: [
            { address: mint, role: AccountRole.WRITABLE },
            { address: account, role: AccountRole.WRITABLE },
            signs(bank),
          ],
          data: join([7], u64(units)),
        },
      ])
    },
    async createCollectible({ key, owner, name, uri }) {
      const mint = await local.createToken({ key, decimals: 0 })
      await local.mintToken(mint, owner, 1n)
      await writeMetadata(asAddress(mint), { name, symbol: '', uri })
      return mint
    },
  }
  return local
}

/** Metaplex's program does not run on a local chain, so its account is written directly. */
async function setAccount(
  url: string,
  address: Address,
  { data, ...account }: { lamports: number; owner: Address; data: Uint8Array },
): Promise<void> {
  const params = [address, { ...account, data: hex.encode(data) }]
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'surfnet_setAccount', params }),
  })
  // A node responds with one of the two.
  const { error } = (await response.json()) as { error?: { message: string } }
  if (error) throw new Error(`surfnet_setAccount: ${error.message}`)
}

function text(value: string): Uint8Array {
  const bytes = new TextEncoder().encode(value)
  return join(u32(bytes.length), bytes)
}

const randomKey = () => crypto.getRandomValues(new Uint8Array(32))

const signs = (signer: KeyPairSigner) => ({
  address: signer.address,
  role: AccountRole.WRITABLE_SIGNER as const,
  signer,
})

const join = (...parts: readonly Iterable<number>[]) => Uint8Array.from(parts.flatMap(part => [...part]))

function u64(number: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, number, true)
  return bytes
}

const u32 = (number: number) => u64(BigInt(number)).subarray(0, 4)

/**
 * What nodes answer for a transaction that they have: "already known" (geth), "same hash was already imported"
 * (OpenEthereum), "Transaction Already Imported" (Substrate), "This transaction has already been processed" (Solana),
 * "txn-already-in-mempool" and "Transaction already in block chain" (Bitcoin), "tx already in mempool" (Cosmos). Few of
 * them have a code for it.
 */
const wording =
  /already known|alreadyknown|known transaction|already imported|already been processed|txn-already-|already in (block chain|mempool|utxo set)|already exists in cache/i

/** Whether the words of a node say that it has the transaction which it was sent: an earlier copy has arrived. */
export const isAlreadyKnown = (message: string): boolean => wording.test(message)

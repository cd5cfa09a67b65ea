const onlyMetaMask = 'this is for MetaMask alone'
const noPush =
  'nodes are asked over HTTP and tell nothing by themselves; ask again, as with eth_getFilterChanges'
const noDecryption = 'the keys of this wallet sign, and decrypt nothing'
const noMining = 'nodes do not mine any more'

/** Methods that pages request but that are not supported, each with the reason. */
const reasons: Readonly<Record<string, string>> = {
  eth_sign: 'it signs what nobody can read; use personal_sign or eth_signTypedData_v4',
  eth_signTransaction: 'what is signed here is sent, too; use eth_sendTransaction',
  eth_signTypedData: 'its list form names neither a contract nor a network; use eth_signTypedData_v4',
  eth_signTypedData_v3: 'lists are hashed by eth_signTypedData_v4 only; use that',
  eth_subscribe: noPush,
  eth_unsubscribe: noPush,
  eth_decrypt: noDecryption,
  eth_getEncryptionPublicKey: noDecryption,
  eth_protocolVersion: 'nodes do not have it any more',
  eth_mining: noMining,
  eth_hashrate: noMining,
  wallet_registerOnboarding: onlyMetaMask,
  wallet_scanQRCode: onlyMetaMask,
  wallet_getSnaps: onlyMetaMask,
  wallet_requestSnaps: onlyMetaMask,
  wallet_snap: onlyMetaMask,
  wallet_invokeSnap: onlyMetaMask,
}

export function getRefusalReason(method: string): string | undefined {
  return Object.hasOwn(reasons, method) ? reasons[method] : undefined
}

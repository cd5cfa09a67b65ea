/** EntryPoint v0.7, at the same address on every network. */
export const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'

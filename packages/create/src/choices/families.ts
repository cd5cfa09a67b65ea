export const families = {
  eip155: { title: 'EVM', adapter: 'evm', networks: { mainnet: 'mainnet', base: 'base' } },
  solana: { title: 'Solana', adapter: 'solana', networks: { solana: 'solanaMainnet' } },
  bip122: { title: 'Bitcoin', adapter: 'bitcoin', networks: { bitcoin: 'bitcoinMainnet' } },
  polkadot: {
    title: 'Polkadot',
    adapter: 'polkadot',
    networks: { polkadot: 'polkadotRelay', polkadotAssetHub: 'polkadotAssetHub' },
  },
  cosmos: { title: 'Cosmos', adapter: 'cosmos', networks: { cosmosHub: 'cosmosHub', osmosis: 'osmosis' } },
} as const satisfies Record<
  string,
  {
    title: string
    adapter: string
    /** Names in `portico/networks`, and their local names: some collide with the name of an adapter. */
    networks: Record<string, string>
  }
>

export type FamilyName = keyof typeof families

export const familyNames = Object.keys(families) as FamilyName[]

const findFamily = (word: string) =>
  familyNames.find(name => name === word || families[name].adapter === word)

/** Parses `--families`: namespaces, or the names of the entries of `portico`. */
export function readFamilies(text: string): FamilyName[] {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (words.length === 0) throw new Error(`No chain family was given. Supported: ${familyNames.join(', ')}.`)
  const found = words.map(word => {
    const name = findFamily(word)
    if (!name) throw new Error(`Unknown chain family "${word}". Supported: ${familyNames.join(', ')}.`)
    return name
  })
  return [...new Set(found)]
}

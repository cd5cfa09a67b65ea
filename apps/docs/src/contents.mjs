/**
 * What the site is made of: sections with their pages, each a document of the repository. `address` is where a page is on
 * the site; where it is not given it follows from the document. Pages that are made of the sources come after these.
 * @type {readonly { title: string, pages: readonly (string | { source: string, address: string, title?: string })[] }[]}
 */
export const contents = [
  {
    title: 'Begin',
    pages: [{ source: 'docs/README.md', address: '', title: 'Overview' }, 'docs/without-a-server.md'],
  },
  {
    title: 'Chain families',
    pages: [
      'docs/families/evm.md',
      'docs/families/solana.md',
      'docs/families/bitcoin.md',
      'docs/families/polkadot.md',
      'docs/families/cosmos.md',
    ],
  },
  {
    title: 'Build with it',
    pages: [
      'docs/wallets.md',
      'docs/theming.md',
      'docs/sign-in.md',
      'docs/pairing.md',
      'docs/pay.md',
      'docs/chain-data.md',
      'docs/loading.md',
    ],
  },
  {
    title: 'Host it',
    pages: ['docs/embedded-wallet.md', 'packages/server/README.md'],
  },
  {
    title: 'Reference',
    pages: ['docs/reference.md'],
  },
  {
    title: 'Packages',
    pages: [
      'packages/portico/README.md',
      'packages/core/README.md',
      'packages/react/README.md',
      'packages/evm/README.md',
      'packages/solana/README.md',
      'packages/bitcoin/README.md',
      'packages/polkadot/README.md',
      'packages/cosmos/README.md',
      'packages/pairing/README.md',
      'packages/embedded/README.md',
      'packages/siwx/README.md',
      'packages/testing/README.md',
      'packages/protocol/README.md',
    ],
  },
  {
    title: 'The project',
    pages: [
      { source: 'ARCHITECTURE.md', address: 'project/architecture' },
      { source: 'CONTRIBUTING.md', address: 'project/contributing' },
      { source: 'SECURITY.md', address: 'project/security' },
      'docs/dependencies.md',
      'docs/benchmarks.md',
      'docs/behaviours.md',
      'docs/security-cases.md',
    ],
  },
]

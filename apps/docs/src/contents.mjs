/**
 * The contents of the site: sections with their pages, each a document of the repository. `address` defaults
 * to the path of the document. Generated pages follow in their section. `links` are pages without a document.
 * @type {readonly { title: string, pages: readonly (string | { source: string, address?: string, title?: string })[], links?: readonly { title: string, address: string }[] }[]}
 */
export const contents = [
  {
    title: 'Get started',
    pages: [
      { source: 'docs/README.md', address: '', title: 'Overview' },
      'docs/quick-start.md',
      { source: 'packages/create/README.md', title: 'New site' },
      'docs/without-a-server.md',
      'docs/comparison.md',
      'docs/questions.md',
      'docs/troubleshooting.md',
      { source: 'docs/diagnose.md', title: 'Diagnose' },
    ],
  },
  {
    title: 'Frameworks',
    pages: [
      'docs/frameworks/vite.md',
      'docs/frameworks/next.md',
      'docs/frameworks/react-router.md',
      'docs/frameworks/tanstack-start.md',
      'docs/frameworks/html.md',
      'docs/frameworks/vue.md',
      'docs/frameworks/svelte.md',
      'docs/frameworks/angular.md',
    ],
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
    title: 'Guides',
    links: [{ title: 'Playground', address: 'playground' }],
    pages: [
      'docs/wallets.md',
      'docs/theming.md',
      'docs/sign-in.md',
      'docs/pairing.md',
      'docs/pairing/reliability.md',
      'docs/pay.md',
      'docs/forms.md',
      'docs/chain-data.md',
      'docs/ssr.md',
      'docs/csp.md',
      'docs/phones.md',
      'docs/testing.md',
      'docs/devtools.md',
      'docs/privacy.md',
      'docs/sizes.md',
      'docs/loading.md',
    ],
  },
  {
    title: 'Recipes',
    pages: [
      { source: 'docs/recipes/custom-button.md', title: 'Custom button' },
      { source: 'docs/recipes/own-list.md', title: 'Custom wallet list' },
      { source: 'docs/recipes/server-session.md', title: 'Server-side session' },
      { source: 'docs/recipes/gasless.md', title: 'Sponsor fees' },
      { source: 'docs/recipes/telegram.md', title: 'Telegram mini apps' },
    ],
  },
  {
    title: 'Embedded wallet',
    pages: [
      { source: 'docs/embedded-wallet.md', title: 'Overview' },
      'docs/embedded-wallet/production.md',
      'docs/embedded-wallet/login-methods.md',
      { source: 'docs/embedded-wallet/farcaster.md', title: 'Farcaster' },
      'docs/embedded-wallet/approvals.md',
      { source: 'docs/embedded-wallet/custody.md', title: 'Custody' },
      { source: 'docs/embedded-wallet/verifying.md', title: 'Verify a vault' },
      'docs/embedded-wallet/recovery.md',
      'docs/embedded-wallet/smart-accounts.md',
      'docs/embedded-wallet/spending-permissions.md',
      { source: 'docs/embedded-wallet/families.md', title: 'Chain families' },
      { source: 'docs/embedded-wallet/rpc.md', title: 'JSON-RPC methods' },
      { source: 'docs/embedded-wallet/limits.md', title: 'Limits and performance' },
      { source: 'docs/embedded-wallet/backups.md', title: 'Backups' },
    ],
  },
  {
    title: 'Self-hosting',
    pages: [
      'docs/self-hosting.md',
      'docs/operating.md',
      'docs/operating/monitoring.md',
      { source: 'docs/chain-data/server.md', title: 'Chain data' },
      { source: 'docs/chain-data/api.md', title: 'Chain data API' },
      'packages/server/README.md',
    ],
  },
  {
    title: 'Migration',
    pages: [
      { source: 'docs/migration/appkit.md', title: 'AppKit' },
      { source: 'docs/migration/rainbowkit.md', title: 'RainbowKit' },
      { source: 'docs/migration/connectkit.md', title: 'ConnectKit' },
      { source: 'docs/migration/web3-onboard.md', title: 'Web3-Onboard' },
      { source: 'docs/migration/onchainkit.md', title: 'OnchainKit' },
    ],
  },
  {
    title: 'Reference',
    pages: [{ source: 'docs/reference.md', title: 'Full reference' }],
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
      'packages/payments/README.md',
      'packages/compat/README.md',
      'packages/testing/README.md',
      'packages/protocol/README.md',
      'packages/codec/README.md',
    ],
  },
  {
    title: 'Project',
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

/** The section of documents that are not listed, after the others. */
export const unlisted = 'Guides'

import { code, formatTable } from '../reference/formatTable.mjs'
import { listFeatures, listOptions } from '../reference/listOptions.mjs'

/** Options that contain others. */
const groups = {
  wallets: () => listOptions('WalletOptions', 'wallets'),
  dialog: () => listOptions('DialogOptions', 'dialog'),
  theme: () => listOptions('ThemeOptions', 'theme'),
  features: listFeatures,
}

/** Further documents about an option. */
const more = {
  adapters: ['families/evm.md', 'packages/portico/README.md#entry-points'],
  sources: ['pairing.md', 'embedded-wallet.md'],
  services: ['without-a-server.md', 'packages/server/README.md'],
  siwx: ['sign-in.md'],
  theme: ['theming.md', 'reference.md#themevariables'],
  wallets: ['wallets.md'],
  networks: ['reference.md#types-of-the-options', 'families/evm.md'],
  debug: ['troubleshooting.md'],
  environment: ['testing.md'],
}

const titles = {
  'families/evm.md': 'Chain families',
  'packages/portico/README.md#entry-points': 'Entry points',
  'pairing.md': 'Remote wallets',
  'embedded-wallet.md': 'Embedded wallet',
  'without-a-server.md': 'Without a server',
  'packages/server/README.md': 'Server',
  'sign-in.md': 'Sign-in',
  'theming.md': 'Theming',
  'reference.md#themevariables': 'All theme variables',
  'wallets.md': 'Choose wallets',
  'reference.md#types-of-the-options': 'Types',
  'troubleshooting.md': 'Troubleshooting',
  'testing.md': 'Testing',
}

const formatDefault = ({ value, fallback }) => (value && !value.includes('options.') ? code(value) : fallback)

export function makeOptionPages() {
  const options = listOptions('PorticoOptions', 'options')
  const list = {
    source: 'docs/options.md',
    address: 'options',
    title: 'Options',
    section: 'Reference',
    text: `# Options

The options of \`createPortico\`. Only \`networks\` is required; the other defaults suit most sites.

${formatTable(
  ['option', 'default', ''],
  options.map(option => [code(option.name), formatDefault(option), option.about]),
)}
`,
  }
  const pages = options.map(option => ({
    source: `docs/options/${option.name}.md`,
    address: `options/${option.name}`,
    title: option.name,
    term: option.name,
    parent: 'options',
    section: 'Reference',
    text: writeOption(option),
  }))
  return [list, ...pages]
}

function writeOption(option) {
  const { name, type, about } = option
  const members = groups[name]?.() ?? []
  const parts = members.map(
    member =>
      `## \`${name}.${member.name}\`\n\n${member.about}\n\nType: ${code(member.type)}. Default: ${formatDefault(member)}.`,
  )
  const links = (more[name] ?? []).map(
    path => `[${titles[path]}](${path.startsWith('packages/') ? '../../' : '../'}${path})`,
  )
  return `# \`${name}\`

${about}

Type: ${code(type)}. Default: ${formatDefault(option)}.

\`\`\`ts
createPortico({
  networks: [mainnet],
  ${name}: ${writeExample(option, members)},
})
\`\`\`

${parts.join('\n\n')}

${[...links, '[All options](../options.md)'].join(', ')}.
`
}

function writeExample({ type, value }, members) {
  if (members.length > 0) {
    const [first] = members
    return `{ ${first.name}: ${writeExample(first, [])} }`
  }
  if (type === 'boolean') return value === 'true' ? 'false' : 'true'
  const [literal] = /'[^']+'/.exec(type) ?? []
  return literal ?? '…'
}

import type { Choices } from '../../choices/Choices.js'
import { families } from '../../choices/families.js'
import { formatRun } from '../../choices/packageManagers.js'
import type { Template } from '../Template.js'

export function formatReadme(choices: Choices, { title, start }: Template): string {
  const { name, packageManager, services, email } = choices
  const names = choices.families.map(family => families[family].title).join(', ')
  return `# ${name}

A site with a connect button: Portico with ${title}, for wallets of ${names}.

\`\`\`sh
${packageManager} install
${formatRun(packageManager, 'dev')}       # while you work on it
${formatRun(packageManager, 'build')}     # for your visitors
${formatRun(packageManager, 'preview')}   # what was built, on this machine
\`\`\`

Begin in \`${start}\`. Networks, chain families and services are in the file \`portico\` beside it.
${formatServices(services, email)}`
}

function formatServices(services: string | undefined, email: Choices['email']): string {
  if (!services) {
    return `
Visitors connect the wallets that are installed in their browser. With a Portico server of your own (\`npx @portico/server\`
runs one on this machine) there are also the catalogue of wallets, and wallets by e-mail.
`
  }
  const vault = email ? `, and the vault of wallets by e-mail at ${email.vault}` : ''
  return `
The Portico server is expected at ${services}${vault}. It has to know this site: its origin, and its project id.
`
}

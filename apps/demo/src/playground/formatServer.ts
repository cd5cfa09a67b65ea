import type { Settings } from './settings.ts'

/** The commands to run the chosen services, for a trial and in production. */
export function formatServer({ services, projectId, email, vault, relayUrl, pairing }: Settings): string {
  const hasRelay = pairing && relayUrl !== ''
  if (!services && !email && !hasRelay)
    return '# Nothing to host: without a server, visitors connect the wallets of their browser.'
  const id = projectId || 'my-site'
  return [
    '# To try it, everything at once on this machine:',
    'npx @portico/server',
    '',
    '# For visitors, with a PostgreSQL of your own and a TLS proxy in front:',
    'npm install --global @portico/server',
    `portico-server project create --id ${quote(id)} --name "My site" --origin https://your-site.example`,
    'export DATABASE_URL=postgres://portico@db/portico PORTICO_TRUST_PROXY=1',
    ...(hasRelay ? [`export PORTICO_RELAY_URL=${quote(relayUrl)}`] : []),
    ...(email ? ['portico-server secrets # and set them, as the guide to wallets by e-mail says'] : []),
    `portico-server${services ? ` # reached at ${toComment(services)}` : ''}`,
    ...(email
      ? [
          `portico-server vault # on a host of its own, at ${toComment(vault)}`,
          'portico-server escrow # apart from both',
        ]
      : []),
  ].join('\n')
}

/** Quotes user input for a shell. */
const quote = (text: string) => (/^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

const toComment = (text: string) => text.replace(/\s+/g, ' ')

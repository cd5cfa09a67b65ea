import type { Choices } from '../../choices/Choices.js'
import { families } from '../../choices/families.js'

/** On a server requests must not share an instance, so there the module exports a factory. */
export function formatKit({ families: names, services, email }: Choices, way: 'kit' | 'maker'): string {
  const chosen = names.map(name => families[name])
  const networks = chosen.flatMap(family => Object.entries<string>(family.networks))
  const imports = [
    `import { createPortico } from 'portico'`,
    ...(email ? [`import { embedded } from 'portico/embedded'`] : []),
    ...chosen.map(({ adapter }) => `import { ${adapter} } from 'portico/${adapter}'`),
    `import { ${networks.map(formatImport).sort().join(', ')} } from 'portico/networks'`,
  ]
  const options = [
    ...(email ? [`projectId: ${quote(email.projectId)},`] : []),
    ...(services ? [`services: ${quote(services)},`] : []),
    `networks: [${networks.map(([, own]) => own).join(', ')}],`,
    `adapters: [${chosen.map(({ adapter }) => `${adapter}()`).join(', ')}],`,
    ...(email ? [`sources: [embedded({ vault: ${quote(email.vault)} })],`] : []),
  ]
  return `${imports.sort(byModule).join('\n')}

${way === 'kit' ? 'export const portico = createPortico({' : 'export const createKit = () =>\n  createPortico({'}
${options.map(line => `${way === 'kit' ? '  ' : '    '}${line}`).join('\n')}
${way === 'kit' ? '})' : '  })'}
`
}

const formatImport = ([name, own]: readonly [string, string]) => (name === own ? name : `${name} as ${own}`)

const readModule = (line: string) => line.slice(line.indexOf(" from '"))
const byModule = (one: string, other: string) => (readModule(one) < readModule(other) ? -1 : 1)

const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

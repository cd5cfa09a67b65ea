import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../../scripts/root.mjs'
import { code, formatTable } from '../reference/formatTable.mjs'
import { listHooks } from '../reference/listNamed.mjs'
import { assertKnown, readNotes } from './readNotes.mjs'

export function makeHookPages() {
  const { lead, notes } = readNotes(readFileSync(join(root, 'docs/hooks.md'), 'utf8'))
  const hooks = listHooks()
  assertKnown('docs/hooks.md', notes, hooks)
  const list = {
    source: 'docs/hooks.md',
    address: 'hooks',
    title: 'Hooks',
    section: 'Reference',
    text: `${lead}\n\n${formatTable(
      ['hook', 'gives'],
      hooks.map(({ name, about }) => [code(name), about]),
    )}\n`,
  }
  const pages = hooks.map(({ name, about, file }) => ({
    source: `docs/hooks/${name}.md`,
    address: `hooks/${name}`,
    title: name,
    term: name,
    parent: 'hooks',
    section: 'Reference',
    text: `# \`${name}\`\n\n${about}\n\n${notes.get(name) ?? ''}\n\n## Types\n\n\`\`\`ts\n${readTypes(name, file)}\n\`\`\`\n\nFrom \`portico/react\`. [All hooks](../hooks.md).\n`,
  }))
  return [list, ...pages]
}

/** The exported types of its file, and the hook's signature. */
function readTypes(name, file) {
  const text = readFileSync(join(root, 'packages', file), 'utf8')
  const types = [
    ...text.matchAll(/^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:interface|type) [\s\S]*?\n(?=\n|$)/gm),
  ]
  const [, signature = ''] =
    new RegExp(`^export (function ${name}\\b[\\s\\S]*?) \\{\\n(?=  \\S|\\})`, 'm').exec(text) ?? []
  return [...types.map(([type]) => type.trim()), signature].filter(Boolean).join('\n\n')
}

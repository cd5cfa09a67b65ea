import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../root.mjs'

/**
 * What a source file declares, each with the comment that stands before it.
 * @param {string} path relative to `packages`
 */
export function readSource(path) {
  const text = readFileSync(join(root, 'packages', path), 'utf8')
  const { program, comments } = parseSync(path, text)
  const slice = ({ start, end }) => text.slice(start, end)
  const readComment = start => {
    const comment = comments.find(({ end }) => end < start && text.slice(end, start).trim() === '')
    return comment?.type === 'Block' && comment.value.startsWith('*') ? toSentence(comment.value) : ''
  }
  const exported = program.body
    .filter(({ type, declaration }) => type === 'ExportNamedDeclaration' && declaration)
    .map(({ start, declaration }) => ({ about: readComment(start), declaration }))
  return {
    text,
    /** @returns {readonly { name: string, type: string, about: string, fallback: string | undefined }[]} */
    readMembers(name) {
      const found = exported.find(({ declaration }) => declaration.id?.name === name)
      if (!found) throw new Error(`packages/${path} has no ${name}.`)
      return found.declaration.body.body.map(member => {
        // What happens without it, where no value of the code says so.
        const [about = '', fallback] = readComment(member.start).split('@default')
        return {
          name: member.key.name ?? member.key.value,
          type: toSentence(slice(member.typeAnnotation.typeAnnotation)).replace(/^\| | \| undefined$/g, ''),
          about: about.trim(),
          fallback: fallback?.trim() ?? (member.optional ? 'none' : 'has to be given'),
        }
      })
    },
    /** @returns {readonly { name: string, about: string }[]} */
    functions: exported
      .filter(({ declaration }) => declaration.type === 'FunctionDeclaration')
      .map(({ about, declaration }) => ({ name: declaration.id.name, about })),
    /** @returns {readonly { name: string, about: string, value: string }[]} */
    constants: exported
      .filter(({ declaration }) => declaration.type === 'VariableDeclaration')
      .map(({ about, declaration: { declarations } }) => ({
        name: declarations[0].id.name,
        about,
        value: slice(declarations[0].init),
      })),
  }
}

/** Comments run over several lines, each with its star. */
const toSentence = text =>
  text
    .replace(/^\s*\*+ ?/gm, '')
    // Ids of requirements are for those who work on the kit.
    .replace(/ \([A-Z]+-\d+\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

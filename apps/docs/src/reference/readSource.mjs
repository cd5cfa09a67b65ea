import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { root } from '../../../../scripts/root.mjs'

/**
 * The declarations of a source file with their comments.
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
  // Module augmentations.
  const merged = program.body
    .filter(({ type }) => type === 'TSModuleDeclaration')
    .flatMap(({ body }) => body.body.map(declaration => ({ about: '', declaration })))
  const find = name => {
    const found = [...exported, ...merged].find(({ declaration }) => declaration.id?.name === name)
    if (!found) throw new Error(`packages/${path} has no ${name}.`)
    return found
  }
  /** @type {readonly { name: string, about: string, value: string, init: any }[]} */
  const constants = exported
    .filter(({ declaration }) => declaration.type === 'VariableDeclaration')
    .map(({ about, declaration: { declarations } }) => ({
      name: declarations[0].id.name,
      about,
      value: slice(declarations[0].init),
      init: withoutTypes(declarations[0].init),
    }))
  return {
    text,
    constants,
    /** @returns {readonly { name: string, type: string, about: string, fallback: string | undefined }[]} */
    readMembers(name) {
      const { declaration } = find(name)
      const constraints = new Map(
        (declaration.typeParameters?.params ?? []).map(({ name, constraint }) => [
          name.name ?? name,
          constraint && slice(constraint),
        ]),
      )
      return declaration.body.body.map(member => {
        // The default, if no value in the code states it.
        const [about = '', fallback] = readComment(member.start).split('@default')
        const type = toSentence(slice(member.typeAnnotation.typeAnnotation))
        return {
          name: member.key.name ?? member.key.value,
          type: constraints.get(type) ?? type.replace(/^\| | \| undefined$/g, ''),
          about: about.trim(),
          fallback: fallback?.trim() ?? (member.optional ? 'none' : 'has to be given'),
        }
      })
    },
    /** The definition of an alias; for `(typeof list)[number]`, the values of the list. */
    readAlias(name) {
      const { declaration } = find(name)
      const type = toSentence(slice(declaration.typeAnnotation)).replace(/^\| /, '')
      const [, list] = /^\(typeof (\w+)\)\[number\]$/.exec(type) ?? []
      const values = constants.find(constant => constant.name === list)?.init.elements
      return values ? values.map(slice).join(' | ') : type
    },
    /** Of an overloaded function, the first signature has the comment. */
    functions: exported
      .filter(({ declaration }) => /^(FunctionDeclaration|TSDeclareFunction)$/.test(declaration.type))
      .map(({ about, declaration }) => ({
        name: declaration.id.name,
        about,
        takesKit: /: (Portico|kit)$/.test(declaration.params[0] ? slice(declaration.params[0]) : ''),
      }))
      .filter(({ name }, index, all) => all.findIndex(other => other.name === name) === index),
  }
}

/** Unwraps `{ … } as const satisfies Entry`. */
const withoutTypes = node => (node?.type.startsWith('TS') ? withoutTypes(node.expression) : node)

/** Joins the lines of a comment. */
const toSentence = text =>
  text
    .replace(/^\s*\*+ ?/gm, '')
    // Behaviour ids are for contributors.
    .replace(/ \([A-Z]{1,2}-?\d{2}\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

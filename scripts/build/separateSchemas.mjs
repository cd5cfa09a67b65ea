import { readFile } from 'node:fs/promises'

const mark = '?schemas'

/**
 * Schemas that only the embedded wallet and chain data need: they use more of valibot than every visitor should
 * load.
 */
const isApart = importer => /\/protocol\/src\/(frame|http\/(auth|data))/.test(importer ?? '')

/** Whether a module is the copy of valibot for those schemas. @param {string} id */
export const isSchemaCopy = id => id.endsWith(mark)

/** Gives those schemas their own copy of valibot, so that tree shaking works on each copy. */
export const separateSchemas = {
  name: 'separate-schemas',
  async resolveId(id, importer) {
    if (id !== 'valibot' || !isApart(importer)) return null
    const resolved = await this.resolve(id, importer, { skipSelf: true })
    return resolved && { id: `${resolved.id}${mark}`, moduleSideEffects: false }
  },
  load: id => (isSchemaCopy(id) ? readFile(id.slice(0, -mark.length), 'utf8') : null),
}

/** `import()` as Turbopack compiles it: the files that contain a module. */
const loader =
  /\d+,(\w+)=>\{\1\.v\((\w+)=>Promise\.all\(\["[^\]]*"\]\.map\(\2=>\1\.l\(\2\)\)\)\.then\(\(\)=>\2\(\d+\)\)\)\}/g

const emptyFile = /^\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[[^[\]{}]*\]\);?\s*$/

/**
 * Whether a script contains only the names of other files. Turbopack writes such a file for everything with an
 * `import()`, regardless of the packages, and fetches both at once.
 * @param {string} text
 */
export const isListOfParts = text => text.includes('Promise.all') && emptyFile.test(text.replace(loader, ''))

/** `import()` as Turbopack writes it: which files hold a module. */
const loader =
  /\d+,(\w+)=>\{\1\.v\((\w+)=>Promise\.all\(\["[^\]]*"\]\.map\(\2=>\1\.l\(\2\)\)\)\.then\(\(\)=>\2\(\d+\)\)\)\}/g

const emptyFile = /^\(globalThis\.TURBOPACK\|\|\(globalThis\.TURBOPACK=\[\]\)\)\.push\(\[[^[\]{}]*\]\);?\s*$/

/**
 * Whether a script holds nothing but the names of others. For everything that has an `import()` in it Turbopack writes
 * such a file beside the code, whatever the packages look like, and fetches both at once.
 * @param {string} text
 */
export const isListOfParts = text => text.includes('Promise.all') && emptyFile.test(text.replace(loader, ''))

import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import { root } from '../root.mjs'
import { loadCompiler } from '../setup/loadCompiler.mjs'

// The newest TypeScript has no stable compiler API.
const ts = await loadCompiler('typescript-6.0')

/**
 * The public types of each package as Markdown, by folder: the exports of its entries, and below them the types
 * that they use.
 */
export function describeApi(entries, base = root) {
  const program = ts.createProgram(
    entries.map(({ types }) => types),
    {
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ES2022,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
  )
  const reader = createReader(program, entries, base)
  const folders = [...new Set(entries.map(({ folder }) => folder))]
  return new Map(
    folders.map(folder => [
      folder,
      describePackage(
        entries.filter(entry => entry.folder === folder),
        reader,
      ),
    ]),
  )
}

function describePackage(entries, { listExports, print, listUsed }) {
  const [{ packageName, folder }] = entries
  const seen = new Set()
  const parts = entries.map(entry => {
    const lines = listExports(entry).map(([name, symbol]) => {
      seen.add(symbol)
      return print(name, symbol, folder)
    })
    return `## \`${entry.name}\`\n\n${fence(lines)}`
  })
  const used = listUsed(seen, folder).map(symbol => print(symbol.name, symbol, folder))
  if (used.length > 0) parts.push(`## Not exported, but part of the above\n\n${fence(used.sort())}`)
  return `# API of \`${packageName}\`\n\nWritten by \`node scripts/write-api.mjs\`. A change here is a change of what others build on.\n\n${parts.join('\n\n')}\n`
}

const longest = 2000

/** Inferred types, such as those of schemas, are too long to read; a hash still shows that they changed. */
function shorten(text) {
  if (text.length <= longest || !text.startsWith('export declare const')) return text
  // The compiler writes the members of a union in an order that varies from build to build.
  const words = (text.match(/\w+/g) ?? []).sort().join(' ')
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 16)
  return `${text.slice(0, text.indexOf(':'))}: … // ${text.length} characters, ${hash}`
}

const fence = lines => `\`\`\`ts\n${lines.join('\n\n')}\n\`\`\``

function createReader(program, entries, base) {
  const checker = program.getTypeChecker()
  const printer = ts.createPrinter({ removeComments: true })
  const resolve = symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const getFile = symbol => symbol.declarations?.[0]?.getSourceFile().fileName
  const isIn = (symbol, folder) => {
    const file = getFile(symbol)
    return file !== undefined && relative(base, file).split(sep).join('/').startsWith(`${folder}/`)
  }
  const findOwner = symbol => entries.find(({ folder }) => isIn(symbol, folder))?.packageName

  return {
    listExports({ name, types }) {
      const file = program.getSourceFile(types)
      const module = file && checker.getSymbolAtLocation(file)
      if (!module) throw new Error(`${name} has no types at ${relative(base, types)}. Is it built?`)
      return checker
        .getExportsOfModule(module)
        .map(symbol => [symbol.name, resolve(symbol)])
        .sort(([a], [b]) => (a < b ? -1 : 1))
    },
    print(name, symbol, folder) {
      if (!isIn(symbol, folder)) {
        const owner = findOwner(symbol) ?? getFile(symbol)?.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1]
        return `export { ${name} } // of ${owner ?? 'elsewhere'}`
      }
      const alias = name === symbol.name ? '' : `export { ${symbol.name} as ${name} }\n`
      const declarations = symbol.declarations.filter(declaration =>
        relative(base, declaration.getSourceFile().fileName).startsWith('packages'),
      )
      const texts = declarations.map(declaration =>
        printer.printNode(ts.EmitHint.Unspecified, getStatement(declaration), declaration.getSourceFile()),
      )
      return alias + texts.map(shorten).join('\n')
    },
    /** The types of the same package that the given ones refer to, transitively. */
    listUsed(exported, folder) {
      const found = new Set()
      const look = symbol => {
        for (const declaration of symbol.declarations ?? []) visit(declaration)
      }
      const visit = node => {
        if (ts.isIdentifier(node)) {
          const named = checker.getSymbolAtLocation(node)
          const symbol = named && resolve(named)
          if (
            symbol &&
            isTop(symbol) &&
            isIn(symbol, folder) &&
            !exported.has(symbol) &&
            !found.has(symbol)
          ) {
            found.add(symbol)
            look(symbol)
          }
        }
        ts.forEachChild(node, visit)
      }
      for (const symbol of exported) if (isIn(symbol, folder)) look(symbol)
      return [...found]
    },
  }
}

const isTop = symbol =>
  symbol.declarations?.some(
    declaration => getStatement(declaration).parent?.kind === ts.SyntaxKind.SourceFile,
  ) ?? false

/** The statement of a constant contains its keyword. */
function getStatement(declaration) {
  return ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration
}

const runtimeImport = /^import \{ __exportAll \} from "[./]+rolldown-runtime\.js";\n/m
const namespace = /__exportAll\(\{([^}]*)\}\)/g
const member = /([\w$]+): \(\) => ([\w$]+)/g

/**
 * A lazily loaded module that shares its file with others becomes an object with getters. The bundler's helper for
 * it is in a separate file, which would be one more file in every app, so the object is written inline.
 */
export const writeNamespaces = {
  name: 'portico-write-namespaces',
  renderChunk(code) {
    const written = code
      .replace(runtimeImport, '')
      .replace(namespace, (_call, members) => `{${members.replace(member, 'get $1() { return $2 }')}}`)
    return written.replaceAll('/* @__PURE__ */ {', '{')
  },
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const user = files.find(({ code, fileName }) => code?.includes('__exportAll(') && !isRuntime(fileName))
    if (user) throw new Error(`${user.fileName} still needs the bundler's helper.`)
    for (const { fileName } of files) if (isRuntime(fileName)) delete bundle[fileName]
  },
}

const isRuntime = fileName => fileName.endsWith('rolldown-runtime.js')

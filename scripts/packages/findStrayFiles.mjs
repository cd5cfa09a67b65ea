const belongs = [
  /^LICENSE$/,
  /^README\.md$/,
  /^package\.json$/,
  // A package's command, which needs no build.
  /^bin\/[a-z-]+\.mjs$/,
  // A stylesheet is imported by name, without a build.
  /^[a-z-]+\.css$/,
  // Logos of the image service, written when the server is built.
  /^marks\/([a-z]+\.json|LICENCE\.txt)$/,
  // The pages of the vault and their texts in each language.
  /^vault\/((index|confirm)\.html|(release|root)\.json|LICENCE\.txt|v\/[0-9a-f]{32}\/([\w-]+\.(js|css)|[a-z]{2}(-[A-Z]{2})?\.json))$/,
  // The pages of the console.
  /^console\/(index\.html|mark\.svg|LICENCE\.txt|assets\/[\w.-]+\.(js|css))$/,
  /^dist\/.+\.(js|d\.ts|css|sql|json|licences\.txt)$/,
]
const never = [/\.test(-d)?\./, /(^|\/)\.env/, /\.map$/, /\.tsbuildinfo$/]

/** Files that must not be published: sources, tests, maps with paths, secrets. */
export function findStrayFiles(files) {
  return files.filter(
    path => never.some(pattern => pattern.test(path)) || !belongs.some(pattern => pattern.test(path)),
  )
}

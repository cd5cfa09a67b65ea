const valid = /^(@[a-z0-9-][a-z0-9-._]*\/)?[a-z0-9-][a-z0-9-._]*$/

/** The naming rules of the npm registry. */
export function checkPackageName(name: string): string {
  if (!valid.test(name) || name.length > 214 || name === 'node_modules') {
    throw new Error(
      `"${name}" cannot be the name of a package, which has lower-case letters, digits, hyphens, dots and underscores only: name the folder otherwise, or say --name.`,
    )
  }
  return name
}

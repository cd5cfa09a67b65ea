const valid = /^(@[a-z0-9-][a-z0-9-._]*\/)?[a-z0-9-][a-z0-9-._]*$/

export function checkPackageName(name: string): string {
  if (!valid.test(name) || name.length > 214 || name === 'node_modules') {
    throw new Error(
      `"${name}" is not a valid package name: use lower-case letters, digits, hyphens, dots and underscores. Rename the folder or pass --name.`,
    )
  }
  return name
}

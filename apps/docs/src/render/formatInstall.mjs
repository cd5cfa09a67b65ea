/** How other package managers write npm's commands. */
const managers = {
  npm: { install: 'npm install', dev: '--save-dev', create: 'npm create' },
  pnpm: { install: 'pnpm add', dev: '--save-dev', create: 'pnpm create' },
  yarn: { install: 'yarn add', dev: '--dev', create: 'yarn create' },
  bun: { install: 'bun add', dev: '--dev', create: 'bun create' },
}

/**
 * The code for each package manager, if all of its lines install packages or create a site.
 * @param {string} code
 * @returns {readonly (readonly [manager: string, code: string])[] | undefined}
 */
export function formatInstall(code) {
  const lines = code.split('\n')
  if (!lines.every(line => /^npm (install|create) (?!.*--global)/.test(line))) return undefined
  return Object.entries(managers).map(([name, words]) => [
    name,
    lines.map(line => translate(line, name, words)).join('\n'),
  ])
}

function translate(line, name, { install, dev, create }) {
  if (line.startsWith('npm install')) {
    return line.replace('npm install', install).replace('--save-dev', dev)
  }
  // Only npm needs the separator to pass options on.
  const command = line.replace('npm create', create)
  return name === 'npm' ? command : command.replace(' -- ', ' ')
}

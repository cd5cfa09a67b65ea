/** What the templates depend on: these versions, or newer ones that are compatible. */
export const versions = {
  '@react-router/dev': '^7.18.4',
  '@react-router/node': '^7.18.4',
  '@react-router/serve': '^7.18.4',
  '@sveltejs/vite-plugin-svelte': '^7.3.1',
  '@types/node': '^20.19.43',
  '@types/react': '^19.3.0',
  '@types/react-dom': '^19.3.0',
  '@vitejs/plugin-react': '^6.3.0',
  '@vitejs/plugin-vue': '^6.0.10',
  isbot: '^5.2.3',
  next: '^16.4.6',
  react: '^19.3.1',
  'react-dom': '^19.3.1',
  'react-router': '^7.18.4',
  svelte: '^5.57.3',
  typescript: '^7.0.2',
  vite: '^8.3.8',
  vue: '^3.5.45',
} as const

export type DependencyName = keyof typeof versions

export const pickVersions = (names: readonly DependencyName[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, versions[name]]))

/** Exact where the packages of a framework require each other's exact version. */
export const versions = {
  '@angular/build': '21.2.27',
  '@angular/cli': '21.2.27',
  '@angular/common': '21.2.26',
  '@angular/compiler': '21.2.26',
  '@angular/compiler-cli': '21.2.26',
  '@angular/core': '21.2.26',
  '@angular/platform-browser': '21.2.26',
  '@react-router/dev': '7.18.4',
  '@react-router/node': '7.18.4',
  '@react-router/serve': '7.18.4',
  '@sveltejs/vite-plugin-svelte': '^7.3.1',
  '@tanstack/react-router': '^1.170.46',
  '@tanstack/react-start': '^1.169.5',
  '@types/node': '^20.19.43',
  '@types/react': '^19.3.0',
  '@types/react-dom': '^19.3.0',
  '@vitejs/plugin-react': '^6.3.0',
  '@vitejs/plugin-vue': '^6.0.10',
  isbot: '^5.2.3',
  next: '^16.4.6',
  'react-dom': '^19.3.1',
  'react-router': '7.18.4',
  react: '^19.3.1',
  rxjs: '^7.8.2',
  'svelte-check': '^4.7.8',
  svelte: '^5.57.3',
  tslib: '^2.8.1',
  typescript: '^7.0.2',
  vite: '^8.3.8',
  'vue-tsc': '^3.3.14',
  vue: '^3.5.45',
} as const

export type DependencyName = keyof typeof versions

export const pickVersions = (names: readonly DependencyName[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, versions[name]]))

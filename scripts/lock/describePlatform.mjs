const systems = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}

const processors = {
  aarch64: 'arm64',
  amd64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  mips64el: 'mips64el',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
  x64: 'x64',
}

const libraries = {
  gnu: 'glibc',
  gnueabihf: 'glibc',
  linuxmusl: 'musl',
  musl: 'musl',
  musleabihf: 'musl',
}

/**
 * The platform of a binary package by its name, as npm writes it into a lock file. The name is all that is known of
 * a package that the registry lacks.
 */
export function describePlatform(name) {
  const parts = name.slice(name.indexOf('/') + 1).split('-')
  const pick = (field, words) => {
    const found = parts.find(part => Object.hasOwn(words, part))
    return found === undefined ? {} : { [field]: [words[found]] }
  }
  return { ...pick('cpu', processors), ...pick('libc', libraries), ...pick('os', systems) }
}

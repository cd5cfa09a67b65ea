/** @typedef {{ os: string, cpu: string, libc: string | undefined }} Machine as npm names them */

/** @returns {Machine} */
export function readMachine() {
  const { platform, arch } = process
  return { os: platform, cpu: arch, libc: platform === 'linux' ? readLibc() : undefined }
}

function readLibc() {
  // Otherwise the report resolves the names of all network peers.
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

const admits = (values, own) => values === undefined || values.includes(own)

/** Whether npm installs a locked package on this machine. */
export const isFor = ({ os, cpu, libc }, machine) =>
  admits(os, machine.os) && admits(cpu, machine.cpu) && admits(libc, machine.libc)

/** Whether /etc/os-release is Debian's own, not that of a derivative. @param {string} osRelease */
export const isDebian = osRelease => /^ID=["']?debian["']?$/m.test(osRelease)

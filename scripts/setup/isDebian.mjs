/** Whether /etc/os-release is Debian's own, not that of a system made from it. @param {string} osRelease */
export const isDebian = osRelease => /^ID=["']?debian["']?$/m.test(osRelease)

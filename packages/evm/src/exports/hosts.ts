export type { FarcasterModule, HostsOptions } from '../hosts/HostsOptions.js'
export { hosts } from '../hosts/hosts.js'

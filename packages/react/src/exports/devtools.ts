'use client'
export { mountDevtools } from '../devtools/mountDevtools.js'
export { PorticoDevtools } from '../devtools/PorticoDevtools.js'

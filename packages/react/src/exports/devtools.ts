'use client'
export { mountDevtools, PorticoDevtools } from '../devtools/mountDevtools.js'

import type { Plugin } from 'rolldown'

export const markPure: Plugin

import { appkit } from './appkit.js'
import { connectkit } from './connectkit.js'
import type { Kit } from './Kit.js'
import { onchainkit } from './onchainkit.js'
import { rainbowkit } from './rainbowkit.js'
import { web3Onboard } from './web3Onboard.js'

export const kits = {
  appkit,
  rainbowkit,
  connectkit,
  'web3-onboard': web3Onboard,
  onchainkit,
} satisfies Record<string, Kit>

export type KitName = keyof typeof kits

export const kitNames = Object.keys(kits) as readonly KitName[] // its own keys

import { expect, it } from 'vitest'
import { matchesName } from './matchesName.js'

it.each([
  ['MetaMask', 'mask'],
  ['MetaMask', 'metamsk'],
  ['MetaMask', 'meatmask'],
  ['MetaMask', 'Metamaks'],
  ['Rainbow', 'rainbwo'],
  ['Phantom', 'phamtom'],
  ['Phantom', 'phanttom'],
  ['Trust Wallet', ' trst w'],
  ['Coinbase Wallet', 'wallte'],
  ['Coinbase Wallet', 'conbase walet'],
])('finds %s by "%s"', (name, search) => {
  expect(matchesName(name, search)).toBe(true)
})

it.each([
  ['MetaMask', 'mtx'],
  ['OKX Wallet', 'oky'],
  ['Zerion', 'rainbow'],
  ['MetaMask', 'no such wallet'],
  ['Rabby', '%'],
  ['Coinbase Wallet', 'conbse walet'],
  // Fewer than eight letters may have one typo.
  ['Rainbow', 'raibwo'],
])('does not find %s by "%s"', (name, search) => {
  expect(matchesName(name, search)).toBe(false)
})

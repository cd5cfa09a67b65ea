import type { Connector } from '@portico/core'
import { getRdns } from './isConnectorOf.js'

/** The names of the kit's own connect methods in every language, whether or not this page offers them. */
const names = [
  'Portico',
  'WalletConnect',
  'Browser Wallet',
  'QR code',
  'Passkey',
  'Email',
  'البريد الإلكتروني',
  'محفظة البريد الإلكتروني',
  'Google',
  'Apple',
  'Facebook',
  'GitHub',
  'Discord',
  'Farcaster',
]

/** Whether an injected wallet uses a name of the kit's own connect methods. */
export function isKitName(connector: Connector, all: readonly Connector[]): boolean {
  const sources = all.filter(({ isSource }) => isSource)
  const name = toSkeleton(connector.name)
  const rdns = getRdns(connector)
  return (
    [...names, ...sources.map(source => source.name)].some(own => toSkeleton(own) === name) ||
    (rdns !== undefined && sources.some(({ announcedAs }) => announcedAs?.toLowerCase() === rdns))
  )
}

/** Confusable letters and digits; those of a row look like its last character. */
const twins = [
  'аαɑa',
  'вβьb',
  'сϲc',
  'ԁd',
  'еёεe',
  'ɡԍg',
  'нһh',
  'іıι|1líi',
  'јj',
  'кκk',
  'мμm',
  'пηn',
  'оοσ0o',
  'рρp',
  'ԛq',
  'гr',
  'ѕ5s',
  'тτt',
  'υu',
  'νѵv',
  'ѡωw',
  'хχx',
  'уγy',
  'зz',
]

const lookup = new Map(twins.flatMap(row => [...row].map(letter => [letter, row.at(-1) ?? letter])))

/** A confusable skeleton (as in UTS 39): names with the same skeleton can be mistaken for each other. */
export function toSkeleton(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}|]/gu, '')
    .toLowerCase()
  return (
    [...letters]
      .map(letter => lookup.get(letter) ?? letter)
      .join('')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w')
      // "wallet" after the confusable letters were folded.
      .replace(/(?<=.)waiiet$/, '')
  )
}

/** Whether a name mixes Latin with a script that has letters of the same shape, which genuine names do not. */
export function isMixedScript(name: string): boolean {
  return (
    /\p{Script=Latin}/u.test(name) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(name)
  )
}

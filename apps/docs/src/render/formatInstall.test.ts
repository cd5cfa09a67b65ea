import { expect, it } from 'vitest'
import { formatInstall } from './formatInstall.mjs'

it('writes an install line for each package manager', () => {
  expect(formatInstall('npm install --save-dev @portico/testing')).toEqual([
    ['npm', 'npm install --save-dev @portico/testing'],
    ['pnpm', 'pnpm add --save-dev @portico/testing'],
    ['yarn', 'yarn add --dev @portico/testing'],
    ['bun', 'bun add --dev @portico/testing'],
  ])
})

it('passes options on to a template without the separator that only npm needs', () => {
  expect(formatInstall('npm create portico my-site -- --template vite')).toEqual([
    ['npm', 'npm create portico my-site -- --template vite'],
    ['pnpm', 'pnpm create portico my-site --template vite'],
    ['yarn', 'yarn create portico my-site --template vite'],
    ['bun', 'bun create portico my-site --template vite'],
  ])
})

it('leaves other commands, and lines among others, as they are', () => {
  expect(formatInstall('npx @portico/server')).toBeUndefined()
  expect(formatInstall('npm install --global @portico/server')).toBeUndefined()
  expect(formatInstall('npm create portico my-site\ncd my-site')).toBeUndefined()
})

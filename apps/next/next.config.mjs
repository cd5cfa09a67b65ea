import { fileURLToPath } from 'node:url'

/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  images: { unoptimized: true },
  // The workspace root, so that Next does not guess it from lock files.
  turbopack: { root: fileURLToPath(new URL('../..', import.meta.url)) },
}

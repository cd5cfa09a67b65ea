import { findProgram } from './findProgram.mjs'

// Not everyone has /usr/sbin on the path.
export const findNginx = () => findProgram([process.env.PORTICO_NGINX, '/usr/sbin/nginx'], ['nginx'])

export const findCaddy = () => findProgram([process.env.PORTICO_CADDY], ['caddy'])

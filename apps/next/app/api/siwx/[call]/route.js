import { signIn } from '../signIn.js'

export const GET = request => signIn.handle(request)
export const POST = request => signIn.handle(request)

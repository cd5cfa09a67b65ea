import type { RouteName, RouteOf } from '../router/routes.js'
import type { Portico } from './Portico.js'

export type TellChoice<Name extends RouteName> = (portico: Portico, route: RouteOf<Name>) => void

import { defineService } from '../query/defineService.js'
import { createConfigService } from '../services/createConfigService.js'

export const getConfigService = /*#__PURE__*/ defineService('config', createConfigService)

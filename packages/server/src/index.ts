export { protocolVersion } from '@binario/protocol';

export function hexOf(bytes: Uint8Array | number[]): string {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

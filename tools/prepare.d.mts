/** Builds browser files, server and pictures, unless nothing that they are made of has changed. */
export function ensureBuilt(): void;

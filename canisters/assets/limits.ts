/** Every limit of the store, with the reason for its number. */

/** Bytes of one picture: a message between canisters takes 2 MiB with what surrounds the picture. */
export const MAX_PICTURE_BYTES = 1_900_000;

/** Longest argument of a method: such a picture, its name, and what Candid puts around them. */
export const MAX_ARGUMENT_BYTES = MAX_PICTURE_BYTES + 16 * 1024;

/** Pictures of one owner: a logo, a cover, and tries of both. */
export const MAX_PICTURES_PER_OWNER = 50;

/** Pictures of everybody: two gigabytes at most. */
export const MAX_PICTURES = 1_000;

export const MAX_NAME_LENGTH = 120;

/** Agents of one owner. */
export const MAX_AGENTS = 20;

/**
 * Moves the focus to where a person goes on, when what she has just used goes away: a keyboard would otherwise be back at the top of the page.
 *
 * @param selector of something that takes the focus
 */
export function goOnAt(selector: string): void {
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
}

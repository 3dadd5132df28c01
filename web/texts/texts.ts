import { computed } from '@preact/signals';

import { language } from '../shell/settings.js';
import { consoleTextsEn } from './texts.en.js';
import { consoleTextsPl, type ConsoleTexts } from './texts.pl.js';

/** What the page says, in the language that is chosen. */
export const texts = computed<ConsoleTexts>(() => (language.value === 'en' ? consoleTextsEn : consoleTextsPl));

import { hostText } from '../../../text/diagnostics/host.ts';
import type { Contract } from '../../contract.ts';
import { distance } from '../../mistakes/edit-distance.ts';
import { classNames } from './class-names.ts';

const known = new Set(classNames.split(' '));

/** Reports classes that look like a misspelt class of this project. Other classes belong to the page. */
export const checkClasses = (own: readonly Element[], host: Element, { requiredParts }: Contract): string[] =>
  [...new Set([host, ...own].flatMap((element) => element.getAttribute('class')?.split(/\s+/) ?? []))]
    .filter((name) => distance(name.split(/[-_]/)[0] ?? '', 'krume') <= 1 && !known.has(name))
    .flatMap((name) => {
      const meant = [...known].find((each) => distance(name, each) <= 2);
      // If the class belongs to a required part, another check reports the missing part
      const isReported = Object.keys(requiredParts).some(
        (part) => meant && new RegExp(`\\.${meant}(?![\\w-])`).test(part) && !host.querySelector(`.${meant}`),
      );
      return meant && !isReported ? [hostText.unknownClass(name, meant)] : [];
    });

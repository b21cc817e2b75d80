import type { WrittenContract } from '../../shared/diagnostics/contract.ts';

export default {
  mode: 'replace',
  sheet: 'product',
  requiredParts: {
    'form.krume-review-form': 'das Formular für eine neue Bewertung',
    '.krume-reviews-list, [data-slot]': 'der Link zu den Bewertungen, oder die Bewertungen selbst',
  },
  own: '.krume-reviews-actions > a, .krume-reviews-list, .krume-review-form > h3, .krume-rating > p',
  links: 'parts',
  slots: {
    reviews: 'die Bewertungen, wenn der Server sie gedruckt hat',
    show: 'der Link zu den Bewertungen; er steht wieder da, wenn sie nicht geladen werden können',
  },
  calls: {
    'GET /rest/product/{productId}/review/': 'wenn die Bewertungen zum ersten Mal zu sehen sind',
    'POST /rest/product/{productId}/review/': 'wenn eine Bewertung abgeschickt wird',
  },
} satisfies WrittenContract;

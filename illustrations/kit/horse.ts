import { shade, tint } from './color.ts';

/**
 * A horse stretched out at the gallop to the right, under saddle: 410 units long, the origin below
 * its middle at the ground.
 */
export function gallopingHorse(coat = '#8f4a2e', mane = '#2b1a26', blanket = '#c2352f'): string {
  const [light, dark, far] = [tint(coat, 0.34), shade(coat, 0.34), shade(coat, 0.6)];
  return `<path d="M-92-142C-120-160-150-150-192-166-176-140-200-138-212-132-180-122-130-106-98-120Z" fill="${mane}"/><path d="M-92-142C-120-160-150-150-192-166-180-150-140-140-100-134Z" fill="${light}"/><path d="M-84-112C-86-90-98-78-104-64L-122-30-132-18-114-10-108-24-86-56C-74-68-60-80-48-96Z" fill="${far}"/><path d="M80-114 140-100 180-74 194-76 198-62 180-58 132-84 76-90Z" fill="${far}"/><path d="M-132-18-114-10-110-18-127-24ZM186-75 194-76 198-62 187-60Z" fill="#1f1420"/><path d="M116-196 118-212 128-200C142-192 156-178 167-160 171-151 164-144 155-147 146-150 137-156 130-162 124-158 116-148 110-134 106-114 98-100 82-92 50-82 10-84-20-92-36-94-48-94-58-98-80-94-98-108-100-124-100-142-84-153-60-150-30-148 0-142 28-148 46-152 58-162 70-176 84-192 98-200 116-196Z" fill="${coat}"/><path d="M116-196C98-200 84-192 70-176 58-162 46-152 28-148 0-142-30-148-60-150-84-153-100-142-100-124-92-138-70-142-50-140-20-136 20-130 48-136 66-142 84-166 100-180 108-186 116-188 124-186L167-160C156-178 142-192 128-200L118-212Z" fill="${light}"/><path d="M-58-98C-36-94-20-92-20-92 10-84 50-82 82-92 98-100 106-114 110-134 98-116 84-108 60-104 20-100-30-108-58-98ZM130-162 155-147C164-144 171-151 167-160 158-156 144-164 130-162Z" fill="${dark}"/><path d="M-98-128C-104-104-118-92-126-76L-152-44-166-36-156-22-140-32-110-66C-96-76-70-82-50-98-56-120-80-136-98-128Z" fill="${coat}"/><path d="M-98-128C-104-104-118-92-126-76L-152-44-166-36-160-28-142-42-118-74C-104-88-92-108-90-126Z" fill="${light}"/><path d="M-166-36-156-22-145-29-156-41Z" fill="#1f1420"/><path d="M-152-44-145-29-136-37-144-50Z" fill="#f6ead0"/><path d="M60-106C80-84 104-86 124-84L116-54 104-44 116-34 128-46 142-88C142-98 132-104 122-104L96-120Z" fill="${coat}"/><path d="M96-120 122-104C132-104 142-98 142-88L136-84C132-94 120-98 104-102Z" fill="${light}"/><path d="M104-44 116-34 124-42 113-52Z" fill="#1f1420"/><path d="M118-206C98-214 84-204 70-194L78-190C66-186 58-176 50-168L62-168C54-162 48-156 42-150 60-158 74-176 86-186 98-194 108-196 122-192Z" fill="${mane}"/><path d="M140-186 152-172" stroke="#f6ead0" stroke-width="6" stroke-linecap="round"/><circle cx="140" cy="-178" r="2.600" fill="#1f1420"/><path d="M122-196 138-160M148-154 160-172M131-176 156-166M152-152C120-160 100-172 78-182" stroke="#f3dcb0" stroke-width="2.600" fill="none"/><path d="M-34-150C-20-142 20-140 44-152L40-110C20-104-14-106-32-114Z" fill="${blanket}"/><path d="M-34-150C-20-142 20-140 44-152L43-143C20-132-16-134-34-142Z" fill="#f3dcb0"/><path d="M-32-152C-34-162-26-166-20-158-8-150 10-148 26-152 28-162 36-168 40-162 40-152 36-142 28-138 4-132-22-138-32-152Z" fill="${far}"/>`;
}

interface Rider {
  shirt?: string;
  jeans?: string;
  hat?: string;
  hair?: string;
  skin?: string;
  /** A jockey's cap of this color, and no hair, in place of the hat. */
  cap?: string;
}

/** The rider of `gallopingHorse`, forward over its neck, hair flying. */
export function gallopingRider({ shirt = '#fffdf0', jeans = '#2f4a8c', hat = '#f3dcb0', hair = '#5a2f26', skin = '#d99468', cap }: Rider = {}): string {
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M-4-160 42-138 22-106" stroke="${jeans}" stroke-width="19"/><path d="M-2-168 46-144" stroke="${tint(jeans, 0.4)}" stroke-width="5"/><path d="M24-108 18-96 36-90" stroke="${hair}" stroke-width="13"/></g><path d="M-18-160C-20-186-2-220 22-228L44-216C46-196 26-176 14-154Z" fill="${shade(shirt, 0.14)}"/><path d="M-18-160C-20-186-2-220 22-228 4-206-6-184-6-158Z" fill="${shirt}"/><g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="M32-216 48-186 80-184" stroke="${shade(shirt, 0.24)}" stroke-width="11"/><path d="M26-220 42-190 62-188" stroke="${shirt}" stroke-width="4"/></g><circle cx="82" cy="-184" r="6" fill="${skin}"/>${cap ? '' : `<path d="M20-238C0-244-20-232-46-240-34-226-10-220 16-226Z" fill="${hair}"/><path d="M20-238C0-244-20-232-46-240-30-232-6-232 18-232Z" fill="${tint(hair, 0.3)}"/>`}<path d="M24-232h14v12h-14Z" fill="${shade(skin)}"/><circle cx="36" cy="-240" r="13" fill="${skin}"/>${cap ? '' : `<path d="M27-250C22-240 24-228 32-226 26-222 18-226 18-236 18-244 22-250 27-250Z" fill="${hair}"/>`}${cap ? `<path d="M20-246C18-270 54-272 54-246L66-243Q56-238 48-241 30-238 20-246Z" fill="${cap}"/>` : `<path d="M6-246C18-248 22-254 24-264 32-272 48-268 52-258 54-250 60-246 70-240 52-238 22-240 6-246Z" fill="${hat}"/><path d="M6-246C18-248 22-254 24-264 28-268 34-270 38-269 32-262 32-254 30-246Z" fill="${shirt}"/>`}`;
}

/** "6 PM" for "18:00", "9:30 AM" for "09:30". */
export function hourInWords(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const minute = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${twelve}${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

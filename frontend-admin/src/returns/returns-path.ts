export const returnsPath = '/admin/returns';
export const returnsToJudgePath = `${returnsPath}?tab=arrived`;
export const returnPath = (id: string): string => `${returnsPath}/${id}`;

import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { acknowledge } from './nag';
import { settingsOf, UnfitSettings } from './settings';
import { CasebookStack } from './stack';

try {
  const app = new App();
  acknowledge(new CasebookStack(app, settingsOf(app.node)));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
} catch (error) {
  if (!(error instanceof UnfitSettings)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

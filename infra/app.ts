import { App } from 'aws-cdk-lib';
import { CasebookStack } from './stack';

new CasebookStack(new App(), 'Casebook');
